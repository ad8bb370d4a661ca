// A miniature project that breaks import-table.

import type { Fixture } from '../fixture.ts';

const up = (file: string, specifier: string, may: string) => ({
  file,
  line: 1,
  message: `${file.split('/')[0]}/ must not import ${specifier}: it may import itself and ${may}.
Move the code to the floor that both may import.`,
});

export const fixture: Fixture = {
  files: {
    'requirements/order.ts': "import type { Port } from '../transports/port.ts';\nimport { z } from 'zod';\n",
    'requirements/order.test.ts': "import { test } from 'vitest';\n",
    'transports/sse.ts':
      "import { verifies } from '#case';\nimport { Client } from '@modelcontextprotocol/client';\n",
    'transports/sse.test.ts': "import { bind } from '../src/sdk/bind.ts';\n",
    'src/case/clock.ts': "export * from '../../coverage-gate/gate.ts';\n",
    'src/case/clock.test.ts': "const late = await import('../../scripts/test.ts');\n",
    'suites/client/ping.property.test.ts': "import { clock } from '../../src/case/clock.ts';\n",
    'coverage-gate/floors.ts': "import { http } from '../transports/http.ts';\n",
  },
  findings: [
    up('coverage-gate/floors.ts', '../transports/http.ts', 'requirements/, src/'),
    up('requirements/order.ts', '../transports/port.ts', 'nothing'),
    {
      file: 'requirements/order.ts',
      line: 2,
      message: 'requirements/ must not import zod: it imports nothing.\nMove what needs it to src/.',
    },
    up('src/case/clock.test.ts', '../../scripts/test.ts', 'requirements/, transports/'),
    up('src/case/clock.ts', '../../coverage-gate/gate.ts', 'requirements/, transports/'),
    up('suites/client/ping.property.test.ts', '../../src/case/clock.ts', '#case'),
    up('transports/sse.ts', '#case', 'requirements/'),
    {
      file: 'transports/sse.ts',
      line: 2,
      message: `only src/sdk/ names an SDK package, and this imports @modelcontextprotocol/client.
Go through the binding.`,
    },
  ],
};
