// What must hold of the content of messages in a prompt. The shapes of the revision judge it in every cell; the tests of
// prompts:client:malformed send the wrong form by hand and see it judged.

import type { Area } from '../model.ts';

export const promptsGetContent = {
  'prompts:get:content:text': {
    source: [{ at: 'server/prompts#text-content' }],
    behavior: 'The server returns a message of text.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
  },
  'prompts:get:content:image': {
    source: [{ at: 'server/prompts#image-content', tags: ['c2df'] }],
    behavior: 'The server returns an image with its base64 data and media type.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
  },
  'prompts:get:content:audio': {
    source: [{ at: 'server/prompts#audio-content', tags: ['670e'] }],
    behavior: 'The server returns a sound with its base64 data and media type.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-03-26',
    needs: ['content:audio'],
  },
  'prompts:get:content:resource-link': {
    source: [
      { at: 'schema#contentblock', in: ['2025-06-18', '2025-11-25'] },
      { at: 'server/prompts#resource-links', tags: ['6f78'], in: ['2026-07-28'] },
    ],
    behavior: 'The server returns a link to a resource with all its fields.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-06-18',
    needs: ['content:resource-link'],
    divergence: [
      {
        pin: 'without-size',
        sdk: 'v1',
        versions: '>=1.23 <1.29',
        note: 'loses the size of the linked resource',
        issue: '#1573',
      },
    ],
  },
  'prompts:get:content:resource-link:icons': {
    source: [{ at: 'schema#resourcelink' }],
    behavior: 'The server returns the icons of a linked resource.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    needs: ['content:resource-link'],
    divergence: [
      {
        pin: 'without-theme',
        sdk: 'v1',
        versions: '<1.25',
        note: 'loses the theme of an icon',
        issue: '#1290',
      },
    ],
  },
  'prompts:get:content:embedded-text': {
    source: [{ at: 'server/prompts#embedded-resources', tags: ['0e37', 'cfc1', '8a8c'] }],
    behavior: 'The server returns an embedded text resource with its URI and media type.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
  },
  'prompts:get:content:embedded-blob': {
    source: [{ at: 'server/prompts#embedded-resources', tags: ['0e37', 'cfc1', '8a8c'] }],
    behavior: 'The server returns an embedded binary resource with its URI and media type.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
  },
  'prompts:get:content:annotations': {
    source: [{ at: 'server/prompts#promptmessage' }, { at: 'server/resources#annotations' }],
    behavior: 'The server returns the annotations of every kind of content.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-06-18',
    needs: ['content:audio', 'content:resource-link'],
    divergence: [
      {
        pin: 'without-annotations',
        sdk: 'v1',
        versions: '>=1.23 <1.24',
        note: 'loses the annotations of content',
      },
    ],
  },
  'prompts:get:content:meta': {
    source: [
      { at: 'schema#textcontent' },
      { at: 'schema#imagecontent' },
      { at: 'schema#audiocontent' },
      { at: 'schema#resourcelink' },
      { at: 'schema#embeddedresource' },
    ],
    behavior: 'The server returns the metadata of every kind of content.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-06-18',
    needs: ['content:audio', 'content:resource-link'],
  },
} as const satisfies Area;
