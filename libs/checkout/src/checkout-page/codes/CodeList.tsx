import type { AppliedCode } from '@shop/contracts';
import { codeName } from '@shop/orders';
import { Button } from '@shop/ui-kit/button';
import { IconClose } from '@shop/ui-kit/icon';
import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';

interface CodeListProps {
  codes: readonly AppliedCode[];
  onRemove: (id: string) => void;
}

/** The codes that were accepted, each with a button that removes it. One that does nothing says why. */
export function CodeList({ codes, onRemove }: CodeListProps) {
  const intl = useIntl();
  if (codes.length === 0) return null;
  return (
    <List aria-label={intl.formatMessage({ id: 'checkout.codes.list' })}>
      {codes.map((code) => {
        const name = codeName(code, intl);
        return (
          <li key={code.id}>
            <span>
              {name}
              {code.problem && (
                <small>
                  <FormattedMessage id={`checkout.codes.error.${code.problem}`} />
                </small>
              )}
            </span>
            <Button
              mode="transparent"
              size="small"
              aria-label={intl.formatMessage({ id: 'checkout.codes.remove' }, { name })}
              onClick={() => onRemove(code.id)}
            >
              <IconClose />
            </Button>
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space.xs};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    gap: ${theme.space.s};
    align-items: center;
    justify-content: space-between;
    padding-inline-start: ${theme.space.s};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.s};
    font-size: ${theme.text.s};
  }
  & > li > span {
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: ${theme.color.danger};
  }
`;
