// Every requirement under its id. Written by `pnpm requirements:index`, never by hand.

import { attack } from './auth/attack.ts';
import { authorizationServer } from './auth/authorization-server.ts';
import { authorizationServerAuthorize } from './auth/authorization-server-authorize.ts';
import { authorizationServerAuthorizeError } from './auth/authorization-server-authorize-error.ts';
import { authorizationServerClient } from './auth/authorization-server-client.ts';
import { authorizationServerLimit } from './auth/authorization-server-limit.ts';
import { authorizationServerMetadata } from './auth/authorization-server-metadata.ts';
import { authorizationServerProxy } from './auth/authorization-server-proxy.ts';
import { authorizationServerRegister } from './auth/authorization-server-register.ts';
import { authorizationServerRevoke } from './auth/authorization-server-revoke.ts';
import { authorizationServerToken } from './auth/authorization-server-token.ts';
import { bearer } from './auth/bearer.ts';
import { bearerAudience } from './auth/bearer-audience.ts';
import { bearerAuthInfo } from './auth/bearer-auth-info.ts';
import { bearerChallenge } from './auth/bearer-challenge.ts';
import { clientAuth } from './auth/client-auth.ts';
import { clientAuthJwt } from './auth/client-auth-jwt.ts';
import { clientCredentials } from './auth/client-credentials.ts';
import { discovery } from './auth/discovery.ts';
import { discoveryResource } from './auth/discovery-resource.ts';
import { discoveryResourceChallenge } from './auth/discovery-resource-challenge.ts';
import { discoveryServer } from './auth/discovery-server.ts';
import { discoveryServerIssuer } from './auth/discovery-server-issuer.ts';
import { flow } from './auth/flow.ts';
import { flowPkce } from './auth/flow-pkce.ts';
import { flowRequest } from './auth/flow-request.ts';
import { flowResource } from './auth/flow-resource.ts';
import { flowTls } from './auth/flow-tls.ts';
import { oauthAuth } from './auth/oauth-auth.ts';
import { oauthChallenge } from './auth/oauth-challenge.ts';
import { oauthDiscovery } from './auth/oauth-discovery.ts';
import { oauthError } from './auth/oauth-error.ts';
import { oauthIssuer } from './auth/oauth-issuer.ts';
import { oauthKnown } from './auth/oauth-known.ts';
import { oauthMetadata } from './auth/oauth-metadata.ts';
import { oauthProof } from './auth/oauth-proof.ts';
import { oauthProvider } from './auth/oauth-provider.ts';
import { oauthRedirect } from './auth/oauth-redirect.ts';
import { oauthRegister } from './auth/oauth-register.ts';
import { oauthStart } from './auth/oauth-start.ts';
import { oauthToken } from './auth/oauth-token.ts';
import { registration } from './auth/registration.ts';
import { registrationDocument } from './auth/registration-document.ts';
import { registrationDynamic } from './auth/registration-dynamic.ts';
import { resourceMetadata } from './auth/resource-metadata.ts';
import { scope } from './auth/scope.ts';
import { scopeStepUp } from './auth/scope-step-up.ts';
import { token } from './auth/token.ts';
import { tokenRefresh } from './auth/token-refresh.ts';
import { tokenResponse } from './auth/token-response.ts';
import { webAuth } from './auth/web-auth.ts';
import { gather } from './check.ts';
import { cancellation } from './features/cancellation.ts';
import { cancellationInvalid } from './features/cancellation-invalid.ts';
import { cancellationSent } from './features/cancellation-sent.ts';
import { completion } from './features/completion.ts';
import { completionRefused } from './features/completion-refused.ts';
import { displayName } from './features/display-name.ts';
import { elicitation } from './features/elicitation.ts';
import { elicitationAction } from './features/elicitation-action.ts';
import { elicitationComplete } from './features/elicitation-complete.ts';
import { elicitationDefault } from './features/elicitation-default.ts';
import { elicitationSchema } from './features/elicitation-schema.ts';
import { elicitationUrl } from './features/elicitation-url.ts';
import { elicitationUrlRequired } from './features/elicitation-url-required.ts';
import { elicitationValidated } from './features/elicitation-validated.ts';
import { errors } from './features/errors.ts';
import { errorsId } from './features/errors-id.ts';
import { errorsMalformed } from './features/errors-malformed.ts';
import { errorsMessage } from './features/errors-message.ts';
import { exports } from './features/exports.ts';
import { fieldsAsked } from './features/fields-asked.ts';
import { fieldsContent } from './features/fields-content.ts';
import { fieldsListed } from './features/fields-listed.ts';
import { fieldsOpening } from './features/fields-opening.ts';
import { fieldsSent } from './features/fields-sent.ts';
import { fieldsUnknown } from './features/fields-unknown.ts';
import { flows } from './features/flows.ts';
import { flowsClients } from './features/flows-clients.ts';
import { flowsMixed } from './features/flows-mixed.ts';
import { flowsReconnect } from './features/flows-reconnect.ts';
import { flowsServers } from './features/flows-servers.ts';
import { handles } from './features/handles.ts';
import { icons } from './features/icons.ts';
import { interleaving } from './features/interleaving.ts';
import { lifecycle } from './features/lifecycle.ts';
import { lifecycleCapability } from './features/lifecycle-capability.ts';
import { lifecycleComponents } from './features/lifecycle-components.ts';
import { lifecycleDiscover } from './features/lifecycle-discover.ts';
import { lifecycleEnvelope } from './features/lifecycle-envelope.ts';
import { lifecycleVersion } from './features/lifecycle-version.ts';
import { logging } from './features/logging.ts';
import { loggingClient } from './features/logging-client.ts';
import { loggingLevel } from './features/logging-level.ts';
import { loggingRequestLevel } from './features/logging-request-level.ts';
import { malformed } from './features/malformed.ts';
import { malformedFields } from './features/malformed-fields.ts';
import { messages } from './features/messages.ts';
import { meta } from './features/meta.ts';
import { oneByOne } from './features/one-by-one.ts';
import { options } from './features/options.ts';
import { optionsDebounced } from './features/options-debounced.ts';
import { optionsFollowed } from './features/options-followed.ts';
import { optionsHandler } from './features/options-handler.ts';
import { pagination } from './features/pagination.ts';
import { ping } from './features/ping.ts';
import { progress } from './features/progress.ts';
import { progressDelivered } from './features/progress-delivered.ts';
import { progressStops } from './features/progress-stops.ts';
import { progressToken } from './features/progress-token.ts';
import { prompts } from './features/prompts.ts';
import { promptsClient } from './features/prompts-client.ts';
import { promptsGet } from './features/prompts-get.ts';
import { promptsGetArguments } from './features/prompts-get-arguments.ts';
import { promptsGetContent } from './features/prompts-get-content.ts';
import { promptsList } from './features/prompts-list.ts';
import { promptsListChanged } from './features/prompts-list-changed.ts';
import { refusals } from './features/refusals.ts';
import { refusalsContent } from './features/refusals-content.ts';
import { registering } from './features/registering.ts';
import { resources } from './features/resources.ts';
import { resourcesError } from './features/resources-error.ts';
import { resourcesList } from './features/resources-list.ts';
import { resourcesListChanged } from './features/resources-list-changed.ts';
import { resourcesRead } from './features/resources-read.ts';
import { resourcesSubscribe } from './features/resources-subscribe.ts';
import { resourcesTemplates } from './features/resources-templates.ts';
import { resourcesTemplatesRead } from './features/resources-templates-read.ts';
import { roots } from './features/roots.ts';
import { rootsList } from './features/roots-list.ts';
import { roundtrip } from './features/roundtrip.ts';
import { sampling } from './features/sampling.ts';
import { samplingContent } from './features/sampling-content.ts';
import { samplingCreate } from './features/sampling-create.ts';
import { samplingResult } from './features/sampling-result.ts';
import { samplingToolResult } from './features/sampling-tool-result.ts';
import { samplingToolUse } from './features/sampling-tool-use.ts';
import { samplingTools } from './features/sampling-tools.ts';
import { schemaFunctions } from './features/schema-functions.ts';
import { tasksAccess } from './features/tasks-access.ts';
import { tasksCancel } from './features/tasks-cancel.ts';
import { tasksCreate } from './features/tasks-create.ts';
import { tasksDeclared } from './features/tasks-declared.ts';
import { tasksGet } from './features/tasks-get.ts';
import { tasksInput } from './features/tasks-input.ts';
import { tasksList } from './features/tasks-list.ts';
import { tasksProgress } from './features/tasks-progress.ts';
import { tasksQueue } from './features/tasks-queue.ts';
import { tasksReceiver } from './features/tasks-receiver.ts';
import { tasksRelated } from './features/tasks-related.ts';
import { tasksRequestor } from './features/tasks-requestor.ts';
import { tasksRequestorPolls } from './features/tasks-requestor-polls.ts';
import { tasksRequestorTool } from './features/tasks-requestor-tool.ts';
import { tasksResult } from './features/tasks-result.ts';
import { tasksStatus } from './features/tasks-status.ts';
import { tasksStore } from './features/tasks-store.ts';
import { tasksStream } from './features/tasks-stream.ts';
import { tasksTool } from './features/tasks-tool.ts';
import { tasksToolOptional } from './features/tasks-tool-optional.ts';
import { tasksTtl } from './features/tasks-ttl.ts';
import { tasksUndeclared } from './features/tasks-undeclared.ts';
import { tasksUnknown } from './features/tasks-unknown.ts';
import { timeouts } from './features/timeouts.ts';
import { timeoutsMaximum } from './features/timeouts-maximum.ts';
import { tools } from './features/tools.ts';
import { toolsCall } from './features/tools-call.ts';
import { toolsInputLimit } from './features/tools-input-limit.ts';
import { toolsList } from './features/tools-list.ts';
import { toolsListChanged } from './features/tools-list-changed.ts';
import { toolsOutputSchema } from './features/tools-output-schema.ts';
import { toolsResult } from './features/tools-result.ts';
import { uriTemplate } from './features/uri-template.ts';
import { uriTemplateMatch } from './features/uri-template-match.ts';
import { validators } from './features/validators.ts';
import { wording } from './features/wording.ts';
import { zodForms } from './features/zod-forms.ts';
import type { Requirement } from './model.ts';
import { chunking } from './transports/chunking.ts';
import { http } from './transports/http.ts';
import { httpAccept } from './transports/http-accept.ts';
import { httpAnswer } from './transports/http-answer.ts';
import { httpBackoff } from './transports/http-backoff.ts';
import { httpClient } from './transports/http-client.ts';
import { httpClientSaid } from './transports/http-client-said.ts';
import { httpExpress } from './transports/http-express.ts';
import { httpJson } from './transports/http-json.ts';
import { httpKeepAlive } from './transports/http-keep-alive.ts';
import { httpMethod } from './transports/http-method.ts';
import { httpMiddleware } from './transports/http-middleware.ts';
import { httpMiddlewareOauth } from './transports/http-middleware-oauth.ts';
import { httpOrigin } from './transports/http-origin.ts';
import { httpPost } from './transports/http-post.ts';
import { httpReconnect } from './transports/http-reconnect.ts';
import { httpRedirect } from './transports/http-redirect.ts';
import { httpResume } from './transports/http-resume.ts';
import { httpResumeStore } from './transports/http-resume-store.ts';
import { httpServer } from './transports/http-server.ts';
import { httpSession } from './transports/http-session.ts';
import { httpStream } from './transports/http-stream.ts';
import { httpWeb } from './transports/http-web.ts';
import { httpWebAnswer } from './transports/http-web-answer.ts';
import { httpWebLife } from './transports/http-web-life.ts';
import { sse } from './transports/sse.ts';
import { sseAuthorization } from './transports/sse-authorization.ts';
import { sseClient } from './transports/sse-client.ts';
import { sseClientLife } from './transports/sse-client-life.ts';
import { ssePost } from './transports/sse-post.ts';
import { sseRedirect } from './transports/sse-redirect.ts';
import { stdio } from './transports/stdio.ts';
import { stdioClient } from './transports/stdio-client.ts';
import { stdioRead } from './transports/stdio-read.ts';
import { stdioServer } from './transports/stdio-server.ts';
import { stdioSpawn } from './transports/stdio-spawn.ts';
import { tasksHttp } from './transports/tasks-http.ts';

const areas = {
  'features/cancellation': cancellation,
  'features/cancellation-invalid': cancellationInvalid,
  'features/cancellation-sent': cancellationSent,
  'features/completion': completion,
  'features/completion-refused': completionRefused,
  'features/display-name': displayName,
  'features/elicitation': elicitation,
  'features/elicitation-action': elicitationAction,
  'features/elicitation-complete': elicitationComplete,
  'features/elicitation-default': elicitationDefault,
  'features/elicitation-schema': elicitationSchema,
  'features/elicitation-url': elicitationUrl,
  'features/elicitation-url-required': elicitationUrlRequired,
  'features/elicitation-validated': elicitationValidated,
  'features/errors': errors,
  'features/errors-id': errorsId,
  'features/errors-malformed': errorsMalformed,
  'features/errors-message': errorsMessage,
  'features/exports': exports,
  'features/fields-asked': fieldsAsked,
  'features/fields-content': fieldsContent,
  'features/fields-listed': fieldsListed,
  'features/fields-opening': fieldsOpening,
  'features/fields-sent': fieldsSent,
  'features/fields-unknown': fieldsUnknown,
  'features/flows': flows,
  'features/flows-clients': flowsClients,
  'features/flows-mixed': flowsMixed,
  'features/flows-reconnect': flowsReconnect,
  'features/flows-servers': flowsServers,
  'features/handles': handles,
  'features/icons': icons,
  'features/interleaving': interleaving,
  'features/lifecycle': lifecycle,
  'features/lifecycle-capability': lifecycleCapability,
  'features/lifecycle-components': lifecycleComponents,
  'features/lifecycle-discover': lifecycleDiscover,
  'features/lifecycle-envelope': lifecycleEnvelope,
  'features/lifecycle-version': lifecycleVersion,
  'features/logging': logging,
  'features/logging-client': loggingClient,
  'features/logging-level': loggingLevel,
  'features/logging-request-level': loggingRequestLevel,
  'features/malformed': malformed,
  'features/malformed-fields': malformedFields,
  'features/messages': messages,
  'features/meta': meta,
  'features/one-by-one': oneByOne,
  'features/options': options,
  'features/options-debounced': optionsDebounced,
  'features/options-followed': optionsFollowed,
  'features/options-handler': optionsHandler,
  'features/pagination': pagination,
  'features/ping': ping,
  'features/progress': progress,
  'features/progress-delivered': progressDelivered,
  'features/progress-stops': progressStops,
  'features/progress-token': progressToken,
  'features/prompts': prompts,
  'features/prompts-client': promptsClient,
  'features/prompts-get': promptsGet,
  'features/prompts-get-arguments': promptsGetArguments,
  'features/prompts-get-content': promptsGetContent,
  'features/prompts-list': promptsList,
  'features/prompts-list-changed': promptsListChanged,
  'features/refusals': refusals,
  'features/refusals-content': refusalsContent,
  'features/registering': registering,
  'features/resources': resources,
  'features/resources-error': resourcesError,
  'features/resources-list': resourcesList,
  'features/resources-list-changed': resourcesListChanged,
  'features/resources-read': resourcesRead,
  'features/resources-subscribe': resourcesSubscribe,
  'features/resources-templates': resourcesTemplates,
  'features/resources-templates-read': resourcesTemplatesRead,
  'features/roots': roots,
  'features/roots-list': rootsList,
  'features/roundtrip': roundtrip,
  'features/sampling': sampling,
  'features/sampling-content': samplingContent,
  'features/sampling-create': samplingCreate,
  'features/sampling-result': samplingResult,
  'features/sampling-tool-result': samplingToolResult,
  'features/sampling-tool-use': samplingToolUse,
  'features/sampling-tools': samplingTools,
  'features/schema-functions': schemaFunctions,
  'features/tasks-access': tasksAccess,
  'features/tasks-cancel': tasksCancel,
  'features/tasks-create': tasksCreate,
  'features/tasks-declared': tasksDeclared,
  'features/tasks-get': tasksGet,
  'features/tasks-input': tasksInput,
  'features/tasks-list': tasksList,
  'features/tasks-progress': tasksProgress,
  'features/tasks-queue': tasksQueue,
  'features/tasks-receiver': tasksReceiver,
  'features/tasks-related': tasksRelated,
  'features/tasks-requestor': tasksRequestor,
  'features/tasks-requestor-polls': tasksRequestorPolls,
  'features/tasks-requestor-tool': tasksRequestorTool,
  'features/tasks-result': tasksResult,
  'features/tasks-status': tasksStatus,
  'features/tasks-store': tasksStore,
  'features/tasks-stream': tasksStream,
  'features/tasks-tool': tasksTool,
  'features/tasks-tool-optional': tasksToolOptional,
  'features/tasks-ttl': tasksTtl,
  'features/tasks-undeclared': tasksUndeclared,
  'features/tasks-unknown': tasksUnknown,
  'features/timeouts': timeouts,
  'features/timeouts-maximum': timeoutsMaximum,
  'features/tools': tools,
  'features/tools-call': toolsCall,
  'features/tools-input-limit': toolsInputLimit,
  'features/tools-list': toolsList,
  'features/tools-list-changed': toolsListChanged,
  'features/tools-output-schema': toolsOutputSchema,
  'features/tools-result': toolsResult,
  'features/uri-template': uriTemplate,
  'features/uri-template-match': uriTemplateMatch,
  'features/validators': validators,
  'features/wording': wording,
  'features/zod-forms': zodForms,
  'transports/chunking': chunking,
  'transports/http': http,
  'transports/http-accept': httpAccept,
  'transports/http-answer': httpAnswer,
  'transports/http-backoff': httpBackoff,
  'transports/http-client': httpClient,
  'transports/http-client-said': httpClientSaid,
  'transports/http-express': httpExpress,
  'transports/http-json': httpJson,
  'transports/http-keep-alive': httpKeepAlive,
  'transports/http-method': httpMethod,
  'transports/http-middleware': httpMiddleware,
  'transports/http-middleware-oauth': httpMiddlewareOauth,
  'transports/http-origin': httpOrigin,
  'transports/http-post': httpPost,
  'transports/http-reconnect': httpReconnect,
  'transports/http-redirect': httpRedirect,
  'transports/http-resume': httpResume,
  'transports/http-resume-store': httpResumeStore,
  'transports/http-server': httpServer,
  'transports/http-session': httpSession,
  'transports/http-stream': httpStream,
  'transports/http-web': httpWeb,
  'transports/http-web-answer': httpWebAnswer,
  'transports/http-web-life': httpWebLife,
  'transports/sse': sse,
  'transports/sse-authorization': sseAuthorization,
  'transports/sse-client': sseClient,
  'transports/sse-client-life': sseClientLife,
  'transports/sse-post': ssePost,
  'transports/sse-redirect': sseRedirect,
  'transports/stdio': stdio,
  'transports/stdio-client': stdioClient,
  'transports/stdio-read': stdioRead,
  'transports/stdio-server': stdioServer,
  'transports/stdio-spawn': stdioSpawn,
  'transports/tasks-http': tasksHttp,
  'auth/attack': attack,
  'auth/authorization-server': authorizationServer,
  'auth/authorization-server-authorize': authorizationServerAuthorize,
  'auth/authorization-server-authorize-error': authorizationServerAuthorizeError,
  'auth/authorization-server-client': authorizationServerClient,
  'auth/authorization-server-limit': authorizationServerLimit,
  'auth/authorization-server-metadata': authorizationServerMetadata,
  'auth/authorization-server-proxy': authorizationServerProxy,
  'auth/authorization-server-register': authorizationServerRegister,
  'auth/authorization-server-revoke': authorizationServerRevoke,
  'auth/authorization-server-token': authorizationServerToken,
  'auth/bearer': bearer,
  'auth/bearer-audience': bearerAudience,
  'auth/bearer-auth-info': bearerAuthInfo,
  'auth/bearer-challenge': bearerChallenge,
  'auth/client-auth': clientAuth,
  'auth/client-auth-jwt': clientAuthJwt,
  'auth/client-credentials': clientCredentials,
  'auth/discovery': discovery,
  'auth/discovery-resource': discoveryResource,
  'auth/discovery-resource-challenge': discoveryResourceChallenge,
  'auth/discovery-server': discoveryServer,
  'auth/discovery-server-issuer': discoveryServerIssuer,
  'auth/flow': flow,
  'auth/flow-pkce': flowPkce,
  'auth/flow-request': flowRequest,
  'auth/flow-resource': flowResource,
  'auth/flow-tls': flowTls,
  'auth/oauth-auth': oauthAuth,
  'auth/oauth-challenge': oauthChallenge,
  'auth/oauth-discovery': oauthDiscovery,
  'auth/oauth-error': oauthError,
  'auth/oauth-issuer': oauthIssuer,
  'auth/oauth-known': oauthKnown,
  'auth/oauth-metadata': oauthMetadata,
  'auth/oauth-proof': oauthProof,
  'auth/oauth-provider': oauthProvider,
  'auth/oauth-redirect': oauthRedirect,
  'auth/oauth-register': oauthRegister,
  'auth/oauth-start': oauthStart,
  'auth/oauth-token': oauthToken,
  'auth/registration': registration,
  'auth/registration-document': registrationDocument,
  'auth/registration-dynamic': registrationDynamic,
  'auth/resource-metadata': resourceMetadata,
  'auth/scope': scope,
  'auth/scope-step-up': scopeStepUp,
  'auth/token': token,
  'auth/token-refresh': tokenRefresh,
  'auth/token-response': tokenResponse,
  'auth/web-auth': webAuth,
} as const;

type Areas = typeof areas;

/** An id that no area defines does not compile. */
export type RequirementId = { [Path in keyof Areas]: keyof Areas[Path] }[keyof Areas];

export const requirements: Readonly<Record<RequirementId, Requirement>> = gather(areas);
