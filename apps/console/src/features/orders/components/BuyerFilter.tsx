import { useActiveSession } from '@boardwalk/app-shell/app';
import { Combobox, type ComboboxOption } from '@boardwalk/ui-kit';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { orderMessages as messages } from '../messages.ts';
import { isUserId } from '../user-id.ts';
import styles from '../OrdersPage.module.css';

const KEYWORD_MAX = 100;
const FOUND_MAX = 10;

/**
 * Finds a person by name, address, number or id, as the page of people does, to see their orders.
 *
 * @param props.name the person's name, where the orders say it already
 */
export default function BuyerFilter({
  userId,
  name,
  onChoose,
}: {
  readonly userId: string | undefined;
  readonly name: string | undefined;
  readonly onChoose: (userId: string | undefined) => void;
}) {
  const intl = useIntl();
  const { session } = useActiveSession();
  const [picked, setPicked] = useState<ComboboxOption | null>(null);
  const load = useCallback(
    async (text: string, signal: AbortSignal): Promise<readonly ComboboxOption[]> => {
      const keyword = text.trim().slice(0, KEYWORD_MAX);
      const { list } = await session.client.call('listPeople', {
        query: { ...(keyword === '' ? {} : { keyword }), size: FOUND_MAX },
        signal,
      });
      // Those who have deleted their account are not among the people, and their orders stay.
      if (list.length === 0 && isUserId(keyword)) return [{ value: keyword, label: keyword }];
      return list.map((person) => ({
        value: person.user_id,
        label: person.nick_name,
        hint: person.email ?? person.mobile ?? person.profile_name,
      }));
    },
    [session],
  );
  const label = picked?.value === userId ? picked?.label : name;
  return (
    <Combobox
      // The field reads the name of what is chosen when it begins.
      key={`${userId ?? ''} ${label ?? ''}`}
      className={styles.person}
      label={intl.formatMessage(messages.person)}
      hideLabel
      placeholder={intl.formatMessage(messages.person)}
      maxLength={KEYWORD_MAX}
      load={load}
      value={userId === undefined ? null : { value: userId, label: label ?? userId }}
      onValueChange={(option) => {
        setPicked(option);
        onChoose(option?.value);
      }}
      words={{
        open: intl.formatMessage(messages.showPeople),
        clear: intl.formatMessage(messages.everybody),
        empty: intl.formatMessage(messages.nobody),
        loading: intl.formatMessage(messages.looking),
        failed: intl.formatMessage(messages.lookFailed),
        retry: intl.formatMessage(messages.lookAgain),
      }}
    />
  );
}
