import { demoSites } from '../demoBrands.ts';
import { readContent } from './readBrand.ts';

describe.each(demoSites)('pages with a sidebar of %s', (site) => {
  const { pages, site: file } = readContent(site, () => undefined);
  const withSidebar = pages.filter(({ layout }) => layout === 'subnavigation').map(({ id }) => id);

  it('are some, each in one group of the footer, which is what their sidebar shows', () => {
    expect(withSidebar.length).toBeGreaterThan(0);
    const groups = (file?.navigation.footer ?? []).map(({ children }) =>
      children.map((link) => 'to' in link && link.to),
    );
    for (const id of withSidebar) {
      const [group = [], ...others] = groups.filter((entries) => entries.includes(id));
      expect(others).toEqual([]);
      expect(group.filter((entry) => entry && entry !== id && withSidebar.includes(entry))).not.toEqual([]);
    }
  });
});
