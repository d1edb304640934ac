import { withoutCrops } from './withoutCrops.ts';

const site = 'https://bilder.example';

it.each([
  ['sizes in names', ['mus-500x500.jpg', 'mus-1200x900.jpg', 'mus-480x270.jpg'], ['mus-1200x900.jpg']],
  ['the original among sizes', ['mus-1200x900.jpg', 'mus.jpg'], ['mus.jpg']],
  ['ratios in folders', ['1x1/mus.jpg', '4x3/mus.jpg', '16x9/mus.jpg'], ['1x1/mus.jpg']],
  ['ratios in names', ['mus_16x9.jpg', 'mus_4x3.jpg', 'mus_1x1.jpg'], ['mus_16x9.jpg']],
  ['sizes in parameters', ['mus.jpg?w=400&h=400', 'mus.jpg?w=1200&h=675'], ['mus.jpg?w=1200&h=675']],
  ['sizes beside other parameters', ['i?id=1&w=400', 'i?id=1&w=800', 'i?id=2&w=400'], ['i?id=1&w=800', 'i?id=2&w=400']],
  [
    'instructions of a service',
    ['w_600,h_600,c_fill/a.jpg', 'w_1200,h_675,c_fill/a.jpg'],
    ['w_1200,h_675,c_fill/a.jpg'],
  ],
  ['densities', ['mus@2x.jpg', 'mus.jpg'], ['mus.jpg']],
])('counts %s as one picture', (_, given, kept) => {
  const addresses = (names: string[]) => names.map((name) => `${site}/${name}`);
  expect(withoutCrops(addresses(given))).toEqual(addresses(kept));
});

it.each([
  [['mus-1.jpg', 'mus-2.jpg']],
  [['zopf/bild.jpg', 'mus/bild.jpg']],
  [['mus.jpg', 'mus.png']],
  [['bild?id=1', 'bild?id=2']],
])('keeps different pictures: %j', (addresses) => {
  expect(withoutCrops(addresses)).toEqual(addresses);
});
