import type { EntryKind } from '@shop/contracts';
import { useGetEntryHistoryQuery } from '@shop/service-client/moderation';
import { Heading } from '@shop/ui-kit/heading';
import { Spinner } from '@shop/ui-kit/spinner';
import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { formatMoment } from './formatMoment';

const { color, space } = theme;

const Log = styled.ol`
  display: grid;
  gap: ${space.xs};
  font-size: ${theme.text.s};
  & > li {
    padding-left: ${space.s};
    border-left: 2px solid ${color.line};
  }
  & > li > p {
    color: ${color.textMuted};
    white-space: pre-line;
  }
`;

/** What was done with an entry, the oldest first. Everything is shown as text, answers too. */
export function EntryHistory({ kind, id }: { kind: EntryKind; id: string }) {
  const { data, isError } = useGetEntryHistoryQuery({ kind, id });
  const events = data?.ret;
  return (
    <section>
      <Heading level={3} size="m">
        <FormattedMessage id="desk.action.history" />
      </Heading>
      {!events && !isError && <Spinner />}
      {isError && <FormattedMessage id="desk.list.failed" />}
      {events?.length === 0 && <FormattedMessage id="desk.history.empty" />}
      <Log>
        {events?.map(({ act, at, moderator, details }) => (
          <li key={`${at} ${act}`}>
            <strong>
              <FormattedMessage id={`desk.act.${act}`} />
            </strong>{' '}
            {formatMoment(at)}
            {moderator && `, ${moderator}`}
            {Object.entries(details).map(([name, value]) => value && <p key={name}>{value}</p>)}
          </li>
        ))}
      </Log>
    </section>
  );
}
