import { isPluralElement, type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { type CompiledMessage, type MessagePart, NUMBER, POUND } from '../compiled/CompiledMessage.ts';

/** Parses a message at build, so that the browser needs no parser. Throws where its syntax is wrong or not supported. */
export function compileMessage(text: string): CompiledMessage {
  const parts = parse(text, { captureLocation: false }).map(partOf);
  if (parts.length === 0) return '';
  return parts.length === 1 && typeof parts[0] === 'string' ? parts[0] : parts;
}

function partOf(element: MessageFormatElement): MessagePart {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.pound:
      return POUND;
    case TYPE.argument:
      return [element.value];
    case TYPE.tag:
      return [element.value, element.children.map(partOf)];
    default:
      if (element.type === TYPE.number && !element.style) return [element.value, NUMBER];
      if (isPluralElement(element) && element.pluralType === 'cardinal' && !element.offset) {
        const options = Object.entries(element.options);
        return [element.value, Object.fromEntries(options.map(([name, { value }]) => [name, value.map(partOf)]))];
      }
      throw new Error(
        `{${element.value}, ${TYPE[element.type]} …} is not supported in messages: only arguments, numbers without a style, plurals without an offset, and tags.`,
      );
  }
}
