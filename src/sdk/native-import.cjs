// Node's own import(). CommonJS on purpose: a test runner rewrites the import() of every module that it loads itself.

module.exports = (url) => import(url);
