import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** A value of a gauge, with the labels that identify it. */
export interface Reading {
  labels?: Readonly<Record<string, string>>;
  value: number;
}

/** Something that is looked at whenever the metrics are asked for. */
export interface Watched {
  /** With the unit at its end, as Prometheus wants it. */
  name: string;
  help: string;
  labels?: readonly string[];
  /** What it is now; when it throws, nothing is reported of it this time. */
  read(): Promise<readonly Reading[]> | readonly Reading[];
}

/** What the server measures about itself, in the Prometheus format. */
export interface Metrics {
  /** @param labels.operation the operation of the contract, or the route of what is not in it */
  observeRequest(labels: { method: string; operation: string; status: number }, seconds: number): void;
  observeStatement(seconds: number): void;
  observeJob(name: string, outcome: 'done' | 'failed', seconds: number): void;
  /** Adds a gauge. */
  watch(watched: Watched): void;
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
    labelNames: ['method', 'operation', 'status'],
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
    observeRequest: ({ method, operation, status }, seconds) =>
      requests.observe({ method, operation, status: String(status) }, seconds),
    observeStatement: (seconds) => statements.observe(seconds),
    observeJob: (job, outcome, seconds) => jobs.observe({ job, outcome }, seconds),
    watch(watched) {
      const { name, help, labels = [] } = watched;
      const gauge = new Gauge({
        name,
        help,
        labelNames: [...labels],
        registers: [],
        async collect() {
          this.reset();
          try {
            for (const { labels: own = {}, value } of await watched.read()) this.set(own, value);
          } catch {
            // A value that cannot be had must not hide all others; what is the matter shows elsewhere.
            this.reset();
          }
        },
      });
      registry.registerMetric(gauge);
    },
    render: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}
