import { Button } from '@shop/ui-kit/button';
import { Heading } from '@shop/ui-kit/heading';
import { Rating } from '@shop/ui-kit/rating';
import { media, theme } from '@shop/ui-kit/theme';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { AnswerForm } from './AnswerForm';
import type { DeskEntry } from './DeskEntry';
import { EditForm } from './EditForm';
import { EntryFacts } from './EntryFacts';
import { EntryHistory } from './EntryHistory';
import { EntryPictures } from './EntryPictures';
import { Key } from './Key';
import { RejectForm } from './RejectForm';
import type { Decisions } from './useDecisions';
import { useShortcuts } from './useShortcuts';

const { color, space } = theme;

const Panel = styled.article`
  display: grid;
  gap: ${space.m};
  max-width: 60rem;
  padding: ${space.m};
  outline: none;
  ${media.laptop} {
    padding: ${space.l};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space.xs};
  padding: ${space.m};
  border-left: 3px solid ${color.accent};
  border-radius: ${theme.radius.s};
  background: ${color.surfaceRaised};
  font-size: ${theme.text.l};
  & > p {
    white-space: pre-line;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
`;

type Mode = 'read' | 'reject' | 'edit' | 'answer' | 'history';

interface EntryPanelProps {
  entry: DeskEntry;
  decisions: Decisions;
  /** Its texts have been changed. */
  onEdited: () => Promise<void>;
  /** Questions wait for an answer here, and for no decision. */
  isUnanswered: boolean;
}

/** An entry with all that is known of it, and what can be done. */
export function EntryPanel({ entry, decisions, onEdited, isUnanswered }: EntryPanelProps) {
  const [mode, setMode] = useState<Mode>('read');
  const { read, title, text, score, report } = entry;
  const close = () => setMode('read');
  const toggle = (wanted: Mode) => setMode(mode === wanted ? 'read' : wanted);
  const canAnswer = read.kind === 'question';
  const canApprove = !isUnanswered;
  const isDeciding = mode === 'read' || mode === 'history';
  const article = useFocusWhereLost();

  useShortcuts({
    Escape: mode === 'read' ? undefined : close,
    h: () => toggle('history'),
    ...(isDeciding && {
      a: canApprove ? () => decisions.approve(entry) : undefined,
      r: () => setMode('reject'),
      e: () => setMode('edit'),
      w: canAnswer ? () => setMode('answer') : undefined,
    }),
  });

  return (
    <Panel ref={article} tabIndex={-1} aria-labelledby="entry-title">
      <Heading level={2} size="l" id="entry-title">
        <FormattedMessage id={`desk.kind.${read.kind}`} />
        {entry.referenceTitle && ` · ${entry.referenceTitle}`}
      </Heading>
      <Words lang={entry.locale}>
        {score !== null && <Rating score={score} size="large" />}
        {title && <strong>{title}</strong>}
        <p>{text}</p>
        <EntryPictures images={entry.imageReferences} />
      </Words>
      <Actions>
        {canApprove && (
          <Button onClick={() => decisions.approve(entry)} aria-keyshortcuts="a">
            <FormattedMessage id={report ? 'desk.action.keep' : 'desk.action.approve'} />{' '}
            <Key aria-hidden="true">a</Key>
          </Button>
        )}
        {canAnswer && (
          <ModeButton
            mode={isUnanswered ? 'primary' : 'secondary'}
            shortcut="w"
            pressed={mode === 'answer'}
            onPress={() => toggle('answer')}
          >
            <FormattedMessage id="desk.action.answer" />
          </ModeButton>
        )}
        <ModeButton shortcut="r" pressed={mode === 'reject'} onPress={() => toggle('reject')}>
          <FormattedMessage id="desk.action.reject" />
        </ModeButton>
        <ModeButton shortcut="e" pressed={mode === 'edit'} onPress={() => toggle('edit')}>
          <FormattedMessage id="desk.action.edit" />
        </ModeButton>
        <ModeButton shortcut="h" pressed={mode === 'history'} onPress={() => toggle('history')}>
          <FormattedMessage id="desk.action.history" />
        </ModeButton>
      </Actions>
      {mode === 'reject' && (
        <RejectForm locale={entry.locale} onReject={(reason) => decisions.reject(entry, reason)} onClose={close} />
      )}
      {mode === 'edit' && <EditForm entry={entry} onEdited={onEdited} onClose={close} />}
      {mode === 'answer' && <AnswerForm onAnswer={(words) => decisions.answer(entry, words)} onClose={close} />}
      <EntryFacts entry={entry} />
      {mode === 'history' && <EntryHistory kind={read.kind} id={read.id} />}
    </Panel>
  );
}

interface ModeButtonProps {
  shortcut: string;
  pressed: boolean;
  onPress: () => void;
  mode?: 'primary' | 'secondary';
  children: ReactNode;
}

function ModeButton({ shortcut, pressed, onPress, mode = 'secondary', children }: ModeButtonProps) {
  return (
    <Button mode={mode} aria-pressed={pressed} aria-keyshortcuts={shortcut} onClick={onPress}>
      {children} <Key aria-hidden="true">{shortcut}</Key>
    </Button>
  );
}

/** The next entry takes the focus where the one before has left with it, so that it is read aloud; never from a field. */
function useFocusWhereLost() {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, []);
  return ref;
}
