// Builders for the content blocks of the specification (server/tools#tool-result), as plain literals.

import type { Json } from '../sdk/binding.ts';

export const text = (content: string, more: Json = {}): Json => ({ type: 'text', text: content, ...more });

/** `data` is base64. */
export const image = (data: string, mimeType: string, more: Json = {}): Json => ({
  type: 'image',
  data,
  mimeType,
  ...more,
});

/** `data` is base64. */
export const audio = (data: string, mimeType: string, more: Json = {}): Json => ({
  type: 'audio',
  data,
  mimeType,
  ...more,
});

export const resourceLink = (uri: string, name: string, more: Json = {}): Json => ({
  type: 'resource_link',
  uri,
  name,
  ...more,
});

/** `resource` holds `uri` and either `text` or `blob`. */
export const embedded = (resource: Json, more: Json = {}): Json => ({ type: 'resource', resource, ...more });
