// What the versions of the v1 line offer, as ranges over the version of @modelcontextprotocol/sdk.

import type { Offers } from '../offered-by.ts';

/** Of what no version has. */
const noVersion = '<0.0.0-0';

/** From here on the HTTP and SSE clients take a `fetch`; before, they use the global one. */
export const clientFetch = '>=1.15.0';

/** From here on the functions about schemas tell the same of both versions of zod; 1.23 and 1.24 have them half done. */
const schemaFunctions = '>=1.25.0';

export const offers: Offers = {
  'highlevel:tool-annotations': '>=1.11.0',
  'highlevel:output-schema': '>=1.11.4',
  'highlevel:title': '>=1.13.0',
  'highlevel:tool-meta': '>=1.18.0',
  'highlevel:schema-object': '>=1.22.0',
  'highlevel:icons': noVersion,
  'highlevel:prompt-meta': noVersion,
  'highlevel:logging': '>=1.17.5',
  'highlevel:one-by-one': '>=1.10.0',
  'highlevel:input-limit': '>=1.32.0',
  'server:log-level': '>=1.17.5',
  'lowlevel:output-schema': '>=1.11.4',
  'content:audio': '>=1.10.0',
  'content:resource-link': '>=1.13.0',
  'handler:request-id': '>=1.11.0',
  'handler:meta': '>=1.11.0',
  'handler:log': noVersion,
  'handler:request-header': '>=1.13.2',
  'handler:request-url': '>=1.27.0',
  'handler:close-stream': '>=1.24.0',
  'handler:auth-info': '>=1.11.3',
  'handler:by-schema': '>=1.23.0',
  'handler:result-checked': '>=1.24.0',
  'auth:web': noVersion,
  'server:host-lists': '>=1.13.3',
  'server:session-closed': '>=1.15.0',
  'server:keep-alive': '>=1.30.0',
  'server:body-limit': '>=1.30.1',
  'server:express-app': '>=1.24.2',
  'server:web-transport': '>=1.25.0',
  'server:tells-refusals': '>=1.27.0',
  'server:lasting-streams': '>=1.30.0',
  'stdio:buffer-limit': '>=1.30.0',
  'stdio:early-stderr': '>=1.11.0',
  'stdio:child-id': '>=1.13.3',
  'client:fetch': clientFetch,
  'client:fetch-middleware': '>=1.17.4',
  'client:redirect-policy': '>=1.32.0',
  'client:step-up-choice': noVersion,
  'client:unchecked-issuer': noVersion,
  'client:resume-stream': '>=1.23.0',
  'client:given-version': noVersion,
  'client:reconnection-scheduler': noVersion,
  'client:gathers-pages': noVersion,
  'client:list-changed': '>=1.25.0',
  'client:discovery-state': '>=1.27.0',
  'client:document-id': '>=1.23.0',
  'client:issuer-bound': '>=1.31.0',
  'client:credential-providers': '>=1.24.0',
  'client:auth-functions': '>=1.32.0',
  'display-name': '>=1.13.0',
  'tool-name-check': '>=1.22.0',
  'zod:both': '>=1.23.0',
  'schema-functions': schemaFunctions,
  'validator:ajv': '>=1.21.0',
  'validator:worker': noVersion,
  'elicitation-modes': '>=1.23.0',
  'message-guards': '>=1.25.0',
  'headers-function': '>=1.25.0',
  tasks: '>=1.24.0',
  'server:task-streams': '>=1.27.0',
};

/** From here on `McpServer` has `registerTool`; before, `tool` takes the same things one by one. */
export const registerTool = '>=1.11.4';

/** From here on it has `registerResource` and `registerPrompt`; before, `resource` and `prompt` do the same. */
export const registerResource = '>=1.13.0';
export const registerPrompt = '>=1.13.0';

/** From here on there are providers for clients without a user. */
export const authExtensions = '>=1.24.0';

/** From here on the middleware for access tokens takes a `verifier`; before, it takes the same as `provider`. */
export const bearerVerifier = '>=1.12.0';
