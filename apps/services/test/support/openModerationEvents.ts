import { type ModerationCounts, MODERATION_EVENTS_PATH } from '@shop/contracts';

/** Asks for the events of moderation. */
export const requestEvents = (
  url: string,
  cookie: string | undefined,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<Response> =>
  fetch(url + MODERATION_EVENTS_PATH, {
    headers: { ...(cookie && { cookie, 'sec-fetch-site': 'same-origin' }), ...headers },
    ...(signal && { signal }),
  });

/** An open stream of the events of moderation. */
export async function openModerationEvents(url: string, cookie: string, headers: Record<string, string> = {}) {
  const leaving = new AbortController();
  const response = await requestEvents(url, cookie, headers, leaving.signal);
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    response,
    /** The next counts that are as expected. Rejects once the stream has ended. */
    async counts(expected: Partial<ModerationCounts> = {}): Promise<ModerationCounts> {
      for (;;) {
        for (let match; (match = /event: counts\ndata: (.*)\n\n/.exec(text));) {
          text = text.slice(match.index + match[0].length);
          const counts = JSON.parse(match[1]!) as ModerationCounts;
          if (Object.entries(expected).every(([name, value]) => counts[name as 'waiting'] === value)) return counts;
        }
        const { value, done } = await reader.read();
        if (done) throw new Error('the stream has ended');
        text += value;
      }
    },
    close: () => leaving.abort(),
  };
}
