import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** What the server measures about itself, in the Prometheus format. */
export interface Metrics {
  observeRequest(labels: { method: string; route: string; status: number }, seconds: number): void;
  observeStatement(seconds: number): void;
  observeJob(name: string, outcome: 'done' | 'failed', seconds: number): void;
  /** The text of GET /metrics. */
  render(): Promise<{ contentType: string; text: string }>;
}

/** Starts measuring; every server of a process has its own registry. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to the end of the answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const statements = new Histogram({
    name: 'sql_statement_duration_seconds',
    help: 'Time of a statement, waiting for a connection included.',
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  });
  const jobs = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time of a job done in the background, by its kind and outcome.',
    labelNames: ['job', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300],
    registers: [registry],
  });
  return {
    observeRequest: ({ method, route, status }, seconds) =>
      requests.observe({ method, route, status: String(status) }, seconds),
    observeStatement: (seconds) => statements.observe(seconds),
    observeJob: (job, outcome, seconds) => jobs.observe({ job, outcome }, seconds),
    render: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}
