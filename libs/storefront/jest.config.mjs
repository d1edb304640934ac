import preset from '../../jest.preset.mjs';

export default {
  ...preset,
  // A part of the file server that ships ES modules only.
  transformIgnorePatterns: preset.transformIgnorePatterns.map((pattern) =>
    pattern.replace('(?:', '(?:content-disposition|'),
  ),
};
