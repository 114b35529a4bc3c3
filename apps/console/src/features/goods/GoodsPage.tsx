import type { ManagedGoods } from '@boardwalk/api-client';
import { Button } from '@boardwalk/ui-kit';
import { Plus, Tag } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { LoadedList } from '#shared/content/LoadedList.tsx';
import { MissingEntry } from '#shared/content/MissingEntry.tsx';
import { NEW_GOODS, paths } from '#shared/paths.ts';
import { SplitPage } from '#shared/split/SplitPage.tsx';
import { useListManagedGoodsQuery } from './api.ts';
import { GoodsForm } from './components/GoodsForm.tsx';
import { GoodsHistory } from './components/GoodsHistory.tsx';
import { GoodsList } from './components/GoodsList.tsx';
import styles from './GoodsPage.module.css';
import { goodsMessages as messages } from './messages.ts';

const TABS = [
  { show: undefined, words: messages.onSale, isIn: (goods: ManagedGoods) => goods.retired_at === null },
  { show: 'retired', words: messages.retired, isIn: (goods: ManagedGoods) => goods.retired_at !== null },
] as const;

/** Plans and memberships with their prices, beside the one that is changed, with what was done to it. */
export function GoodsPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { goodsId } = useParams();
  const [query] = useSearchParams();
  const [made, setMade] = useState<string>();
  const tab = TABS.find(({ show }) => show === query.get('show')) ?? TABS[0];
  const list = useListManagedGoodsQuery();
  const all = list.currentData?.list ?? [];
  const goods = all.find(({ goods_id: id }) => id === goodsId);
  const { currentData } = list;
  return (
    <SplitPage
      title={intl.formatMessage(messages.title)}
      actions={
        <Button icon={<Plus />} render={<Link to={paths.goods(NEW_GOODS, tab.show)} />}>
          {intl.formatMessage(messages.add)}
        </Button>
      }
      tabsLabel={intl.formatMessage(messages.shown)}
      tabs={TABS.map(({ show, words }) => ({
        href: paths.goods(undefined, show),
        label: intl.formatMessage(words),
        current: show === tab.show,
        render: <Link to={paths.goods(undefined, show)} />,
      }))}
      list={
        <LoadedList
          list={{ ...list, currentData: currentData?.list.filter(tab.isIn) }}
          empty={{
            icon: <Tag />,
            title: intl.formatMessage(tab.show === undefined ? messages.noneOnSale : messages.noneRetired),
          }}
        >
          {(entries) => <GoodsList entries={entries} current={goodsId} show={tab.show} />}
        </LoadedList>
      }
      openId={goodsId}
      detail={
        goodsId === undefined ? null : currentData !== undefined &&
          (goodsId === NEW_GOODS || goods !== undefined) ? (
          <div className={styles.detail}>
            <GoodsForm
              key={goodsId}
              goods={goods}
              currency={goods?.currency ?? currentData.currency}
              back={paths.goods(undefined, tab.show)}
              onCreated={(id) => {
                setMade(id);
                void navigate(paths.goods(id));
              }}
            />
            {goods !== undefined && <GoodsHistory key={`${goodsId} log`} goodsId={goods.goods_id} />}
          </div>
        ) : currentData === undefined ? null : (
          <MissingEntry list={list} isNew={goodsId === made} />
        )
      }
      choose={intl.formatMessage(messages.choose)}
    />
  );
}
