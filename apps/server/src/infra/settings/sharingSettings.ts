import { join, resolve } from 'node:path';
import { z } from 'zod';
import { StartupError } from './StartupError.ts';

/** Where an S3-compatible object store is, and what opens it. */
export interface S3Settings {
  /** Without a slash at the end. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket stands in the path (MinIO, Ceph and others) or is part of the host name (AWS). */
  forcePathStyle: boolean;
}

/** What servers share beside the database, and where the blobs are. */
export interface SharingSettings {
  /** What several servers share beside the database; undefined means that there is one server. */
  redis: { url: string; prefix: string } | undefined;
  /** Folder of the blobs when they are not in an object store. */
  blobDir: string;
  /** The object store that keeps the blobs; undefined means a folder. */
  s3: S3Settings | undefined;
  /** `host:port` at which other servers reach the live boards of this one; undefined means where it listens. */
  boardsAddress: string | undefined;
  /** How long a process that is asked to stop goes on answering, so that a proxy sees that it is no longer ready. */
  graceSeconds: number;
}

const GRACE_SECONDS = 10;
const MOST_GRACE_SECONDS = 600;

/** The variables, checked one by one. */
export const SHARING_ENVIRONMENT = {
  REDIS_URL: z
    .string()
    .refine((text) => /^rediss?:\/\//u.test(text) && URL.canParse(text), {
      error: 'must start with redis:// or rediss://, or be left out for a single server',
    })
    .optional(),
  REDIS_PREFIX: z
    .string()
    .regex(/^[\w-]{1,40}$/u, { error: 'must be 1 to 40 letters, digits, - or _' })
    .default('boardwalk'),
  BOARDS_ADDRESS: z
    .string()
    .refine(isHostAndPort, {
      error: 'must be a host and a port at which other servers reach this one, e.g. boards-1.internal:3000',
    })
    .optional(),
  BLOB_DIR: z.string().optional(),
  S3_ENDPOINT: z
    .string()
    .refine((text) => /^https?:\/\//u.test(text) && URL.canParse(text), {
      error: 'must be an http or https address, or be left out for Amazon',
    })
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/u, { error: 'must be the name of a bucket' })
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: z.enum(['true', 'false'], { error: 'must be one of: true, false' }).optional(),
  SHUTDOWN_GRACE_SECONDS: z
    .string()
    .refine((text) => /^\d+$/u.test(text) && Number(text) <= MOST_GRACE_SECONDS, {
      error: `must be a whole number from 0 to ${MOST_GRACE_SECONDS}`,
    })
    .transform(Number)
    .optional(),
} as const;

/** The variables as they were found, with those of others that matter here. */
type Environment = z.infer<z.ZodObject<typeof SHARING_ENVIRONMENT>> & {
  DATA_DIR: string;
  DATABASE_URL?: string | undefined;
  TOKEN_SECRET?: string | undefined;
};

/**
 * Puts the variables together.
 *
 * @throws StartupError when they do not go together, one line per mistake
 */
export function sharingSettings(env: Environment): SharingSettings {
  const wrong = contradictions(env);
  if (wrong.length > 0) throw new StartupError(wrong.join('\n'));
  return {
    redis: env.REDIS_URL === undefined ? undefined : { url: env.REDIS_URL, prefix: env.REDIS_PREFIX },
    boardsAddress: env.BOARDS_ADDRESS,
    blobDir: resolve(env.BLOB_DIR ?? join(env.DATA_DIR, 'blobs')),
    s3: s3Settings(env),
    // One server alone has nobody who takes its place meanwhile.
    graceSeconds: env.SHUTDOWN_GRACE_SECONDS ?? (env.REDIS_URL === undefined ? 0 : GRACE_SECONDS),
  };
}

/** What belongs together and is not all there, or contradicts itself; one line each. */
function contradictions(env: Environment): string[] {
  const lines: string[] = [];
  if (env.S3_BUCKET !== undefined) {
    for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const) {
      if (env[name] === undefined) lines.push(`${name} is needed beside S3_BUCKET.`);
    }
    if (env.BLOB_DIR !== undefined)
      lines.push('BLOB_DIR and S3_BUCKET cannot both keep the blobs: leave one out.');
  } else if (env.S3_ENDPOINT !== undefined || env.S3_ACCESS_KEY_ID !== undefined) {
    lines.push('S3_BUCKET is needed beside the other settings of S3.');
  }
  if (env.REDIS_URL === undefined) return lines;
  if (env.DATABASE_URL === undefined) {
    lines.push(
      'DATABASE_URL is needed beside REDIS_URL: several servers cannot share the embedded Postgres.',
    );
  }
  if (env.TOKEN_SECRET === undefined) {
    lines.push('TOKEN_SECRET is needed beside REDIS_URL: all servers must sign with the same one.');
  }
  if (env.S3_BUCKET === undefined && env.BLOB_DIR === undefined) {
    lines.push(
      'S3_BUCKET or BLOB_DIR is needed beside REDIS_URL: all servers must keep blobs in the same bucket or folder.',
    );
  }
  return lines;
}

function s3Settings(env: Environment): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return {
    endpoint: (env.S3_ENDPOINT ?? `https://s3.${env.S3_REGION}.amazonaws.com`).replace(/\/+$/u, ''),
    region: env.S3_REGION,
    bucket,
    accessKeyId,
    secretAccessKey,
    forcePathStyle: (env.S3_FORCE_PATH_STYLE ?? String(env.S3_ENDPOINT !== undefined)) === 'true',
  };
}

function isHostAndPort(text: string): boolean {
  if (!/^(?:[\w.-]+|\[[\da-f:.]+\]):[1-9]\d{0,4}$/iu.test(text)) return false;
  return URL.canParse(`tcp://${text}`);
}
