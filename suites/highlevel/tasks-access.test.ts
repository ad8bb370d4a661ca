// Whose tasks a server built on the high-level class shows to whom. Each client is somebody to the server, as behind a check of tokens.

import {
  beginTask,
  type CaseContext,
  type Client,
  expect,
  never,
  observed,
  refused,
  settled,
  tasksCapability,
  text,
  verifies,
} from '#case';

const unasked = never('the store knows its tasks');

/** A server whose one tool becomes a task in a store that the test looks after. */
const hosting = ({ sdk }: CaseContext) => {
  const store = sdk.taskStore();
  const server = sdk.highLevel(
    { name: 'workshop', version: '1.0.0' },
    ({ registerToolTask }) => {
      registerToolTask(
        'work',
        {},
        {
          createTask: async (_, { authInfo, taskStore, requestedTtl }) => {
            expect(authInfo?.clientId).toMatch(/^(alice|mallory)$/);
            return { task: await taskStore?.createTask({ ttl: requestedTtl }) };
          },
          getTask: unasked,
          getTaskResult: unasked,
        },
      );
    },
    { capabilities: { tasks: tasksCapability }, native: { taskStore: store } },
  );
  return { server, store };
};

type Server = ReturnType<typeof hosting>['server'];

/** Connects somebody, whom the host has authenticated. */
const as = async ({ sdk, connect }: CaseContext, server: Server, clientId: string): Promise<Client> => {
  const answer = (request: object) => {
    Object.assign(request, { auth: { token: `token of ${clientId}`, clientId, scopes: [] } });
    return false;
  };
  return (await connect(server, sdk.client({ name: clientId, version: '1.0.0' }), { answer })).client;
};

const gone = refused(-32602, { message: expect.stringMatching(/not found/) });

verifies('tasks:access:get', 'the task of another is not found', async (cell) => {
  const { server } = hosting(cell);

  const alice = await as(cell, server, 'alice');
  const mallory = await as(cell, server, 'mallory');
  const { taskId } = await beginTask(alice);

  expect(await alice.tasks.get(taskId)).toMatchObject({ taskId });
  observed(await settled(mallory.tasks.get(taskId)))
    .required((seen) => {
      expect(seen).toEqual(gone);
    })
    .divergent('served', (seen) => {
      expect(seen).toMatchObject({ answered: { taskId, status: 'working' } });
    });
});

verifies('tasks:access:result', 'the result of the task of another is not found', async (cell) => {
  const { server, store } = hosting(cell);

  const alice = await as(cell, server, 'alice');
  const mallory = await as(cell, server, 'mallory');
  const { taskId } = await beginTask(alice);
  await store.storeTaskResult(taskId, 'completed', { content: [text('a secret')] });

  expect(await alice.tasks.result(taskId)).toMatchObject({ content: [text('a secret')] });
  observed(await settled(mallory.tasks.result(taskId)))
    .required((seen) => {
      expect(seen).toEqual(gone);
    })
    .divergent('served', (seen) => {
      expect(seen).toMatchObject({ answered: { content: [text('a secret')] } });
    });
});

verifies('tasks:access:cancel', 'the task of another is not cancelled', async (cell) => {
  const { server } = hosting(cell);

  const alice = await as(cell, server, 'alice');
  const mallory = await as(cell, server, 'mallory');
  const { taskId } = await beginTask(alice);
  const outcome = await settled(mallory.tasks.cancel(taskId));
  const { status } = await alice.tasks.get(taskId);

  observed({ outcome, status })
    .required((seen) => {
      expect(seen).toEqual({ outcome: gone, status: 'working' });
    })
    .divergent('served', (seen) => {
      expect(seen).toMatchObject({ outcome: { answered: { taskId } }, status: 'cancelled' });
    });
});

verifies('tasks:access:list', 'everybody is listed tasks of their own', async (cell) => {
  const { server } = hosting(cell);

  const alice = await as(cell, server, 'alice');
  const mallory = await as(cell, server, 'mallory');
  const hers = await beginTask(alice);
  const theirs = await beginTask(mallory);
  const { tasks } = await mallory.tasks.list();

  observed(tasks)
    .required((seen) => {
      expect(seen).toEqual([theirs]);
    })
    .divergent('served', (seen) => {
      expect(seen).toEqual([hers, theirs]);
    });
});

verifies('tasks:access:bound', 'who comes back finds what they began', async (cell) => {
  const { server } = hosting(cell);

  const before = await as(cell, server, 'alice');
  const { taskId } = await beginTask(before);
  const after = await as(cell, server, 'alice');

  observed(await settled(after.tasks.get(taskId)))
    .required((seen) => {
      expect(seen).toMatchObject({ answered: { taskId, status: 'working' } });
    })
    .divergent('session', (seen) => {
      expect(seen).toEqual(gone);
    });
});
