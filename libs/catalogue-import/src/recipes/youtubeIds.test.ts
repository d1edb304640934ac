import { youtubeIds } from './youtubeIds.ts';

it.each([
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3',
  'https://youtu.be/aqz-KE-bpKQ?si=x',
  'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  'https://m.youtube.com/shorts/aqz-KE-bpKQ',
])('recognises the video at %s', (address) => {
  expect(youtubeIds([{ '@type': 'VideoObject', contentUrl: address }], [])).toEqual(['aqz-KE-bpKQ']);
});

it.each(['https://vimeo.com/1', 'https://youtube.com.evil.example/embed/aqz-KE-bpKQ', 'no address'])(
  'ignores %s',
  (address) => {
    const notes: string[] = [];
    expect(youtubeIds({ embedUrl: address }, notes)).toEqual([]);
    expect(notes).toHaveLength(1);
  },
);
