import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { routeTable } from './route-table.ts';

/** The route table as React Router's build takes it: all pages inside the shell, which a failing page leaves standing. */
export default [
  layout('routes/shell.tsx', [
    layout(
      'routes/pages.tsx',
      routeTable.map(({ path, module }) =>
        path === null ? index(`routes/${module}.tsx`) : route(path, `routes/${module}.tsx`),
      ),
    ),
  ]),
] satisfies RouteConfig;
