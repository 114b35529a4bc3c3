import { createAppStore } from '@boardwalk/app-shell/api';
import { useActiveSession } from '@boardwalk/app-shell/app';
import { use, type ComponentType, type ReactNode } from 'react';
import { Provider, ReactReduxContext } from 'react-redux';
import { baseApi } from './base-api.ts';

const stores = new WeakMap<object, ReturnType<typeof createAppStore>>();

/** Around parts that ask the API by hooks: the store of the pages, or one for all such parts where there is none. */
function StoreAround({ children }: { readonly children: ReactNode }) {
  const around = use(ReactReduxContext);
  const { client } = useActiveSession().session;
  if (around !== null) return children;
  const store = stores.get(client) ?? createAppStore(baseApi, client);
  stores.set(client, store);
  return <Provider store={store}>{children}</Provider>;
}

/** Lets a part ask the API by hooks wherever it stands: the document of one board begins without a store of answers. */
export function inStore<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function InStore(props: Props) {
    return (
      <StoreAround>
        <Part {...props} />
      </StoreAround>
    );
  };
}
