import { Button } from '@shop/ui-kit/button';
import { PlainState } from '@shop/ui-kit/empty-state';
import { LiveRegion } from '@shop/ui-kit/live-region';
import { Spinner } from '@shop/ui-kit/spinner';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHere } from '../location/useDesk';
import { EntryList } from './EntryList';
import { EntryPanel } from './EntryPanel';
import { Key } from './Key';
import { ModerationFilters } from './ModerationFilters';
import { Bar, ModerationLayout, NewsButton } from './ModerationLayout';
import { ModerationTabs } from './ModerationTabs';
import { ShortcutList } from './ShortcutList';
import { useDecisions } from './useDecisions';
import { useLiveCounts } from './useLiveCounts';
import { useModerationList } from './useModerationList';
import { useShortcuts } from './useShortcuts';

/** Where moderators decide: a list, and the entry that is being read. */
export function ModerationSection({ onRefused }: { onRefused: () => Promise<void> }) {
  const { formatMessage } = useIntl();
  const { location, site, go } = useHere();
  const live = useLiveCounts(site.site, onRefused);
  const list = useModerationList(live);
  const decisions = useDecisions(list);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const searchRef = useRef<HTMLInputElement>(null);

  const { entries, news, count } = list;
  const index = location.entry ? (entries?.findIndex(({ id }) => id === location.entry) ?? -1) : 0;
  const entry = entries?.[index];
  const select = (id: string | undefined) => id && go({ entry: id }, { replace: true });
  const isGone = entries !== null && location.entry !== null && !entry;

  const next = () => select(entries?.[Math.min(index + 1, entries.length - 1)]?.id);
  const previous = () => select(entries?.[Math.max(index - 1, 0)]?.id);
  const showNews = news > 0 ? () => void list.renew() : undefined;
  useShortcuts({
    j: next,
    ArrowDown: next,
    k: previous,
    ArrowUp: previous,
    n: showNews,
    '/': () => searchRef.current?.focus(),
    '?': () => setIsHelpOpen(true),
  });

  const title = formatMessage({ id: `desk.tab.${location.tab}` }, { count: live.counts?.[location.tab] ?? '' });
  useEffect(() => {
    document.title = `${title} – ${site.name}`;
  }, [title, site]);

  return (
    <ModerationLayout>
      <Bar>
        <h1>{formatMessage({ id: 'desk.frame.moderation' })}</h1>
        <ModerationTabs counts={live.counts} />
        <ModerationFilters searchRef={searchRef} />
        <Button mode="transparent" size="small" aria-keyshortcuts="?" onClick={() => setIsHelpOpen(true)}>
          <FormattedMessage id="desk.shortcut.title" /> <Key aria-hidden="true">?</Key>
        </Button>
      </Bar>
      <section aria-label={formatMessage({ id: 'desk.list.label' }, { count })} aria-busy={!entries}>
        {showNews && (
          <NewsButton type="button" aria-keyshortcuts="n" onClick={showNews}>
            <FormattedMessage id="desk.list.news" values={{ count: news }} /> <Key aria-hidden="true">n</Key>
          </NewsButton>
        )}
        <LiveRegion>{news > 0 && <FormattedMessage id="desk.list.news" values={{ count: news }} />}</LiveRegion>
        {!entries && !list.isFailed && <Spinner label={formatMessage({ id: 'desk.list.loading' })} />}
        {entries && <EntryList entries={entries} selected={entry?.id} onSelect={select} />}
      </section>
      <div>
        {entry && (
          <EntryPanel
            key={`${entry.id} ${entry.read.revision}`}
            entry={entry}
            decisions={decisions}
            onEdited={list.renew}
            isUnanswered={location.tab === 'unanswered'}
          />
        )}
        {list.isFailed && (
          <PlainState title={<FormattedMessage id="desk.list.failed" />}>
            <Button onClick={() => void list.renew()}>
              <FormattedMessage id="desk.signIn.again" />
            </Button>
          </PlainState>
        )}
        {isGone && (
          <PlainState
            title={<FormattedMessage id="desk.list.gone" />}
            text={entries.length > 0 && <FormattedMessage id="desk.list.goneText" />}
          />
        )}
        {entries?.length === 0 && !isGone && (
          <PlainState
            title={<FormattedMessage id="desk.list.empty" />}
            text={<FormattedMessage id="desk.list.emptyText" />}
          />
        )}
      </div>
      <ShortcutList open={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
    </ModerationLayout>
  );
}
