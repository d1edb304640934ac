import type { ElementData } from '@shop/contracts';
import { LateTexts, useLateMessages, useLocale } from '@shop/intl';
import { useLocation } from '@shop/router';
import { useRequest } from '@shop/service-client';
import { Container } from '@shop/ui-kit/layout';
import { Preloaded } from '@shop/ui-kit/part';
import { useEffect, useRef } from 'react';
import { finderStateOf } from './finderAddress';
import { FinderFrame } from './FinderFrame';
import { finderRequest } from './finderRequest';
import { FinderResult } from './FinderResult';
import { Question } from './Question';

/**
 * Asks one question after the other and ends in a list of what fits all answers, with reasons. Answers and step are in
 * the address: each step is a link or a form, so that it works without scripts, and the result can be shared.
 */
export function GiftFinder({ data }: { data: ElementData<'giftFinder'> }) {
  const texts = useLateMessages();
  const { search } = useLocation();
  const request = finderRequest(data, useLocale(), search);
  // Never the reply to other answers: those of the address may fail to load.
  const { currentData: reply, isFetching, refetch } = useRequest(request);
  const listing = reply?.ret ?? null;
  const { step, ...state } = finderStateOf(data.questions, search);
  const question = data.questions[step - 1];
  const heading = useRef<HTMLHeadingElement>(null);
  /** What the heading is about: a question, or the list of some answers. */
  const subject = question ? String(step) : search;
  const shown = useRef(subject);
  // The page stays where it is, so what comes next has to be told to screen readers and be in sight.
  useEffect(() => {
    if (shown.current === subject) return;
    shown.current = subject;
    heading.current?.focus();
  }, [subject]);
  const isLoading = !reply && isFetching;
  const shared = { ...state, questions: data.questions, listing, isLoading, headingRef: heading };
  const finder = (
    <Container>
      <FinderFrame>
        {question ? (
          <Question key={step} {...shared} question={question} step={step} listId={data.listId} />
        ) : (
          <FinderResult {...shared} request={request} listId={data.listId} onRetry={() => void refetch()} />
        )}
      </FinderFrame>
    </Container>
  );
  if (!texts) return finder;
  // Where they fail to load, the server's links and forms stay.
  return <Preloaded part={texts}>{({ default: late }) => <LateTexts late={late}>{finder}</LateTexts>}</Preloaded>;
}
