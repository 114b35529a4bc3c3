import { defineArea } from '../../infra/http/handler.ts';
import { createServiceToken } from './createServiceToken.ts';
import { listServiceTokens } from './listServiceTokens.ts';
import { revokeServiceToken } from './revokeServiceToken.ts';

/** Tokens by which other applications act for people. */
export const integrations = defineArea({ createServiceToken, listServiceTokens, revokeServiceToken });
