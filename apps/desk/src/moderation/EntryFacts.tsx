import { Rating } from '@shop/ui-kit/rating';
import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useHere } from '../location/useDesk';
import type { DeskEntry } from './DeskEntry';
import { formatMoment } from './formatMoment';

const { color, space, text } = theme;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${space.xxs} ${space.m};
  padding: ${space.s} ${space.m};
  border: 1px solid ${color.line};
  border-radius: ${theme.radius.m};
  background: ${color.surface};
  font-size: ${text.s};
  & > dt {
    color: ${color.textMuted};
  }
  & > dd > a {
    color: ${color.accent};
  }
  & > dd > em {
    display: inline-block;
    margin: 0 ${space.xxs} 2px 0;
    padding: 0 ${space.xs};
    border-radius: ${theme.radius.pill};
    background: ${color.warningSoft};
    color: ${color.warning};
    font-style: normal;
    font-weight: 600;
  }
  & > dd > em[data-tone='danger'] {
    background: ${color.dangerSoft};
    color: ${color.danger};
  }
  & > dd > em[data-tone='success'] {
    background: ${color.successSoft};
    color: ${color.success};
  }
`;

/** What a moderator needs to know of an entry beside its text. */
export function EntryFacts({ entry }: { entry: DeskEntry }) {
  const { formatMessage } = useIntl();
  const { site } = useHere();
  const { author, report, holds, parent } = entry;
  return (
    <Facts>
      <dt>
        <FormattedMessage id="desk.facts.item" />
      </dt>
      <dd>
        {entry.referenceUrl ? (
          <a href={site.origin + entry.referenceUrl} target="_blank" rel="noopener noreferrer">
            {entry.referenceTitle}
          </a>
        ) : (
          <FormattedMessage id="desk.facts.itemGone" />
        )}
      </dd>
      <dt>
        <FormattedMessage id="desk.facts.author" />
      </dt>
      <dd>
        {entry.authorAlias}{' '}
        {entry.verifiedBuyer && (
          <em data-tone="success">
            <FormattedMessage id="desk.facts.buyer" />
          </em>
        )}
        {author && author.rejected > 0 && (
          <em data-tone="danger">
            <FormattedMessage id="desk.facts.rejected" values={{ count: author.rejected }} />
          </em>
        )}
        {author && <FormattedMessage id="desk.facts.approved" values={{ count: author.approved }} />}
      </dd>
      {report && (
        <>
          <dt>
            <FormattedMessage id="desk.facts.report" />
          </dt>
          <dd>
            <em data-tone="danger">
              <FormattedMessage id={reportTexts[report.reportType]} />
            </em>
            {report.reportDescription}
          </dd>
        </>
      )}
      {holds.length > 0 && (
        <>
          <dt>
            <FormattedMessage id="desk.facts.holds" />
          </dt>
          <dd>
            {holds.map((hold) => (
              <em key={hold}>
                <FormattedMessage id={`desk.hold.${hold}`} />
              </em>
            ))}
          </dd>
        </>
      )}
      {parent && (
        <>
          <dt>
            <FormattedMessage id="desk.facts.parent" values={{ author: parent.authorAlias }} />
          </dt>
          <dd lang={entry.locale}>
            <Rating score={parent.score} /> {parent.title} — {parent.text}
          </dd>
        </>
      )}
      <dt>
        <FormattedMessage id="desk.facts.state" />
      </dt>
      <dd>
        {formatMoment(entry.at)}, {formatMessage({ id: `desk.language.${entry.locale}` })},{' '}
        <FormattedMessage id={entry.approved ? 'desk.facts.shown' : 'desk.facts.hidden'} />
      </dd>
    </Facts>
  );
}

const reportTexts = {
  'off topic': 'desk.reportType.offTopic',
  inappropriate: 'desk.reportType.inappropriate',
  spam: 'desk.reportType.spam',
  other: 'desk.reportType.other',
} as const;
