/** Imports a module by its file URL with Node's own loader. */
export declare const nativeImport: (url: string) => Promise<unknown>;
