import { MAX_SCORE } from '@shop/contracts/entry-limits';
import { useFormField } from '@shop/forms';
import { VisuallyHidden } from '@shop/ui-kit/layout';
import { theme } from '@shop/ui-kit/theme';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';

const scores = Array.from({ length: MAX_SCORE }, (_, index) => index + 1);

const Group = styled.fieldset`
  min-width: 0;
  & > legend {
    padding: 0;
    font-size: ${theme.text.s};
    font-weight: 600;
  }
  & > div {
    display: inline-flex;
    margin-inline-start: -0.375rem;
  }
  & label {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border-radius: ${theme.radius.s};
    cursor: pointer;
  }
  & svg {
    width: 2rem;
    height: 2rem;
    fill: ${theme.color.surfaceSunken};
    stroke: ${theme.color.lineStrong};
    stroke-width: 1;
  }
  & [data-filled] svg {
    fill: ${theme.color.rating};
    stroke: ${theme.color.rating};
  }
  & label:has(:focus-visible) {
    outline: 2px solid ${theme.color.focus};
    outline-offset: -2px;
  }
  & > [data-error] {
    display: block;
    color: ${theme.color.danger};
    font-size: ${theme.text.s};
  }
`;

/** Stars to choose: by pressing one, or with the arrow keys. */
export function ScoreField({ name }: { name: string }) {
  const { input, error } = useFormField<string>(name);
  const id = useId();
  const chosen = Number(input.value);
  return (
    <Group aria-describedby={error ? id : undefined}>
      <legend>
        <FormattedMessage id="community.writing.review.score" />
        <span aria-hidden="true"> *</span>
      </legend>
      <div>
        {scores.map((score) => (
          <label key={score} data-filled={score <= chosen ? '' : undefined}>
            <VisuallyHidden>
              <input
                type="radio"
                name={name}
                value={score}
                checked={score === chosen}
                required
                aria-invalid={error ? true : undefined}
                // As text, as all values of forms are kept.
                onChange={() => input.onChange(String(score))}
                onBlur={() => input.onBlur()}
              />
              <FormattedMessage id="community.reviews.stars" values={{ score }} />
            </VisuallyHidden>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="m10 1 2.7 5.7 6.3.8-4.6 4.3 1.2 6.2L10 15l-5.6 3 1.2-6.2L1 7.5l6.3-.8z" />
            </svg>
          </label>
        ))}
      </div>
      {error && (
        <span id={id} data-error="">
          {error}
        </span>
      )}
    </Group>
  );
}
