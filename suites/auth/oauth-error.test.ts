// The function by which a client makes an error of what an authorization server answers, called by itself.

import { expect, type Json, observed, verifies } from '#case';

const codes = [
  'invalid_request',
  'invalid_client',
  'invalid_grant',
  'unauthorized_client',
  'unsupported_grant_type',
  'invalid_scope',
  'access_denied',
  'server_error',
  'temporarily_unavailable',
  'unsupported_response_type',
  'unsupported_token_type',
  'invalid_token',
  'method_not_allowed',
  'too_many_requests',
  'invalid_client_metadata',
  'insufficient_scope',
  'invalid_target',
];

/** What an error says of itself; the lines of the SDK keep the code in different places. */
const told = (error: Json) => ({
  isError: error instanceof Error,
  code: error.errorCode ?? error.code,
  message: error.message,
  uri: error.errorUri,
});

const parsed = async (oauth: Json, input: string | Response) => told(await oauth.parseErrorResponse(input));

verifies(
  'oauth:error:known',
  'every code that OAuth knows is told with its description and address, from a text and from a response',
  async ({ sdk, wire }) => {
    const seen = [];
    for (const error of codes) {
      const body = JSON.stringify({
        error,
        error_description: `no: ${error}`,
        error_uri: 'https://auth.test/no',
      });
      seen.push(await parsed(sdk.oauth, body), await parsed(sdk.oauth, new Response(body, { status: 400 })));
    }

    expect(seen).toEqual(
      codes.flatMap((code) => {
        const each = { isError: true, code, message: `no: ${code}`, uri: 'https://auth.test/no' };
        return [each, each];
      }),
    );
    wire.toRead([]);
  },
);

verifies(
  'oauth:error:without-description',
  'an error without a description: its code is told, and no text',
  async ({ sdk, wire }) => {
    observed(await parsed(sdk.oauth, '{"error":"invalid_grant"}'))
      .required((seen) =>
        expect(seen).toEqual({ isError: true, code: 'invalid_grant', message: '', uri: undefined }),
      )
      .divergent('code-as-description', (seen) =>
        expect(seen).toMatchObject({ code: 'invalid_grant', message: 'invalid_grant' }),
      );
    wire.toRead([]);
  },
);

verifies(
  'oauth:error:unknown',
  'an error with a code that nobody knows: its description is told, as an error of the server',
  async ({ sdk, wire }) => {
    observed(await parsed(sdk.oauth, '{"error":"teapot","error_description":"short and stout"}'))
      .required((seen) => expect(seen).toMatchObject({ code: 'server_error', message: 'short and stout' }))
      .divergent('code-kept', (seen) =>
        expect(seen).toMatchObject({ code: 'teapot', message: 'short and stout' }),
      );
    wire.toRead([]);
  },
);

verifies(
  'oauth:error:none',
  'a page, and JSON without a code: an error of the server that quotes them',
  async ({ sdk, wire }) => {
    const seen = [];
    for (const body of ['<h1>down</h1>', '{"tea":1}', '{"error":1}', '{"error":"x","error_description":1}']) {
      seen.push([body, await parsed(sdk.oauth, body)]);
    }

    for (const [body, error] of seen as [string, Json][]) {
      expect(error).toMatchObject({ isError: true, code: 'server_error' });
      expect(error.message.startsWith('Invalid OAuth error response: ')).toBe(true);
      expect(error.message.endsWith(`. Raw body: ${body}`)).toBe(true);
    }
    wire.toRead([]);
  },
);

verifies(
  'oauth:error:status',
  'a page with status 502: an error of the server that begins with the status and quotes the page',
  async ({ sdk, wire }) => {
    const { code, message } = await parsed(sdk.oauth, new Response('<h1>down</h1>', { status: 502 }));

    expect(code).toBe('server_error');
    expect(message).toMatch(
      /^HTTP 502: Invalid OAuth error response: SyntaxError: .+\. Raw body: <h1>down<\/h1>$/s,
    );
    wire.toRead([]);
  },
);
