import { ServerStyleSheet } from 'styled-components';

/**
 * Gives the style sheet of one page after another. Styles are static, so each is compiled once, for the first page it is
 * on; a page's sheet notes which of them are on the page and writes those.
 */
export function createSharedStyles(): () => ServerStyleSheet {
  const all = new ServerStyleSheet().instance;
  return () => {
    const sheet = new ServerStyleSheet();
    const page = sheet.instance;
    page.getTag = () => all.getTag();
    // styled-components asks this for every element, and compiles what the sheet has not.
    page.hasNameForId = (id, name) => {
      if (!all.hasNameForId(id, name)) return false;
      page.registerName(id, name);
      return true;
    };
    page.insertRules = (id, name, rules) => {
      all.insertRules(id, name, rules);
      page.registerName(id, name);
    };
    return sheet;
  };
}
