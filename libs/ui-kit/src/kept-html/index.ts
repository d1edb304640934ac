export { HtmlKeeper } from './HtmlKeeper';
export { KeptHtml } from './KeptHtml';
export { KeptHtmlContext } from './KeptHtmlContext';
