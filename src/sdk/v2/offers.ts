// What the versions of the v2 line offer, as ranges over the version of @modelcontextprotocol/server.

import type { Revision } from '../../../requirements/revisions.ts';
import type { Offers } from '../offered-by.ts';

/** Of what no version has. */
const noVersion = '<0.0.0-0';

export const offers: Offers = {
  'highlevel:tool-annotations': '>=2.0.0',
  'highlevel:output-schema': '>=2.0.0',
  'highlevel:title': '>=2.0.0',
  'highlevel:tool-meta': '>=2.0.0',
  'highlevel:schema-object': '>=2.0.0',
  'highlevel:icons': '>=2.0.0',
  'highlevel:prompt-meta': '>=2.0.0',
  'highlevel:logging': '>=2.0.0',
  'highlevel:one-by-one': noVersion,
  'highlevel:input-limit': '>=2.3.0',
  'server:log-level': '>=2.0.0',
  'lowlevel:output-schema': '>=2.0.0',
  'content:audio': '>=2.0.0',
  'content:resource-link': '>=2.0.0',
  'handler:request-id': '>=2.0.0',
  'handler:meta': '>=2.0.0',
  'handler:log': '>=2.0.0',
  'handler:request-header': '>=2.0.0',
  'handler:close-stream': '>=2.0.0',
  'handler:auth-info': '>=2.0.0',
  'handler:by-schema': noVersion,
  'handler:result-checked': '>=2.0.0',
  'auth:web': '>=2.0.0',
  'server:host-lists': '>=2.0.0',
  'server:session-closed': '>=2.0.0',
  'server:keep-alive': '>=2.0.0',
  'server:body-limit': '>=2.1.0',
  'server:express-app': '>=2.0.0',
  'server:web-transport': '>=2.0.0',
  'server:tells-refusals': '>=2.0.0',
  'server:lasting-streams': '>=2.0.0',
  'stdio:buffer-limit': '>=2.0.0',
  'stdio:early-stderr': '>=2.0.0',
  'stdio:child-id': '>=2.0.0',
  'client:fetch': '>=2.0.0',
  'client:fetch-middleware': '>=2.0.0',
  'client:redirect-policy': '>=2.3.0',
  'client:resume-stream': '>=2.0.0',
  'client:given-version': '>=2.0.0',
  'client:reconnection-scheduler': '>=2.0.0',
  'client:gathers-pages': '>=2.0.0',
  'client:list-changed': '>=2.0.0',
  'client:discovery-state': '>=2.0.0',
  'client:document-id': '>=2.0.0',
  'client:issuer-bound': '>=2.0.0',
  'client:credential-providers': '>=2.0.0',
  'client:auth-functions': '>=2.4.0',
  'display-name': '>=2.0.0',
  'tool-name-check': noVersion,
  'zod:both': '>=2.0.0',
  'schema-functions': noVersion,
  'validator:ajv': '>=2.0.0',
  'validator:worker': '>=2.0.0',
  'elicitation-modes': '>=2.0.0',
  tasks: noVersion,
  'server:task-streams': noVersion,
};

/** The stateless revision that every 2.x speaks; the SDK exports a constant for the handshake era only. */
export const statelessRevision: Revision = '2026-07-28';
