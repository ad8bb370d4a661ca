// Node's own import(). It is plain JavaScript on purpose: a test runner rewrites the import() of what it transforms,
// and a subject must be loaded as its users load it, with one instance of each of its modules.

export const nativeImport = (url) => import(url);
