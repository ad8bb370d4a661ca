// What the descriptions on the schema page ask of the application, most of it said on the other pages too.

import type { SetAside } from '../set-aside.ts';

export const schema = [
  { at: 'schema#icon-src', tags: ['fc37'], reason: 'host-policy' },
  {
    at: 'schema#icon-src',
    tags: ['2648'],
    reason: 'host-policy',
    note: 'the application alone knows which other domains it trusts',
  },
  { at: 'schema#implementation-icons', tags: ['d9fe', '4c44', 'c910', '0e1f'], reason: 'host-policy' },
  { at: 'schema#prompt-icons', tags: ['d9fe', '4c44', 'c910', '0e1f'], reason: 'host-policy' },
  { at: 'schema#resource-icons', tags: ['d9fe', '4c44', 'c910', '0e1f'], reason: 'host-policy' },
  { at: 'schema#resourcelink-icons', tags: ['d9fe', '4c44', 'c910', '0e1f'], reason: 'host-policy' },
  { at: 'schema#resourcetemplate-icons', tags: ['d9fe', '4c44', 'c910', '0e1f'], reason: 'host-policy' },
  { at: 'schema#tool-icons', tags: ['d9fe', '4c44', 'c910', '0e1f'], reason: 'host-policy' },
  { at: 'schema#initializeresult-instructions', tags: ['1872'], reason: 'host-policy' },
  { at: 'schema#cancellednotification-params', tags: ['1084'], reason: 'host-policy' },
  { at: 'schema#cancellednotificationparams-reason', tags: ['1084'], reason: 'host-policy' },
  {
    at: 'schema#createmessagerequest-params',
    tags: ['8861', 'ca22', '21de', '80fe'],
    reason: 'says-may-and-nothing-to-see',
    note: 'the handler gets the request whole; what it gives the language model shows nowhere',
  },
  {
    at: 'schema#createmessagerequestparams-modelpreferences',
    tags: ['8861'],
    reason: 'says-may-and-nothing-to-see',
    note: 'the handler gets the request whole; what it gives the language model shows nowhere',
  },
  {
    at: 'schema#createmessagerequestparams-systemprompt',
    tags: ['ca22'],
    reason: 'says-may-and-nothing-to-see',
    note: 'the handler gets the request whole; what it gives the language model shows nowhere',
  },
  {
    at: 'schema#createmessagerequestparams-includecontext',
    tags: ['21de'],
    reason: 'says-may-and-nothing-to-see',
    note: 'the handler gets the request whole; what it gives the language model shows nowhere',
  },
  {
    at: 'schema#createmessagerequestparams-maxtokens',
    tags: ['80fe'],
    reason: 'says-may-and-nothing-to-see',
    note: 'the handler gets the request whole; what it gives the language model shows nowhere',
  },
  {
    at: 'schema#modelpreferences',
    tags: ['726c'],
    reason: 'says-may-and-nothing-to-see',
    note: 'the application chooses the language model, and no message names the reasons',
  },
  { at: 'schema#modelpreferences-hints', tags: ['20f6', '413c', '3f58'], reason: 'host-policy' },
  { at: 'schema#modelhint-name', tags: ['2c74', '272e'], reason: 'host-policy' },
  {
    at: 'schema#toolchoice-mode',
    tags: ['98a4', 'd11f'],
    reason: 'third-party',
    note: 'binds the language model',
  },
] as const satisfies readonly SetAside[];
