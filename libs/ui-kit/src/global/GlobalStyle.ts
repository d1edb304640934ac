import { media } from '../theme/media';
import { theme } from '../theme/theme';

const { color, font, text, heading, border, icon, motion } = theme;

const source = `
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:calc(var(--header-offset,${theme.header.height}) + .5rem);accent-color:${color.accent}}
@media (max-height:30rem){html{scroll-padding-top:.5rem}}
body{margin:0;background:${color.surface};color:${color.text};font:${text.m}/${text.lineHeight} ${font.body};-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset{margin:0;padding:0;border:0}
h1,h2,h3,h4{color:${color.heading};font-family:${font.heading};font-weight:${heading.weight};line-height:${heading.lineHeight};letter-spacing:${heading.letterSpacing};text-transform:${heading.transform};text-wrap:balance;hyphens:auto;hyphenate-limit-chars:10 4 4}
h1,h2,h3,h4,p,dt,dd,td,figcaption,blockquote{overflow-wrap:anywhere}
ul,ol{list-style:none}
img,svg,video{display:block;max-width:100%}
img,video{height:auto}
.icon{display:inline-block;flex:none;width:1em;height:1em;fill:none;stroke:currentColor;stroke-width:${icon.stroke};stroke-linecap:${icon.cap};stroke-linejoin:${icon.cap};vertical-align:-.125em}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
button{padding:0;border:0;background:none;cursor:pointer}
a{color:inherit;text-underline-offset:.2em;text-decoration-thickness:from-font}
summary{cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
[hidden]{display:none!important}
[data-part]{display:contents}
:focus-visible{outline:${border.focus} solid ${color.focus};outline-offset:2px}
:is(footer,[data-tone=inverse]) :focus-visible{outline-color:currentColor}
::selection{background:${color.accent};color:${color.onAccent}}
::view-transition{pointer-events:none}
::view-transition-old(root),::view-transition-new(root){animation-duration:${motion.fast}}
@media print{body>:not(main),nav,dialog,main :is(form,button,select){display:none!important}}
${media.reducedMotion}{*,::before,::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important;scroll-behavior:auto!important}}
`;

/** Base styles: a small reset, typography, focus, reduced motion. After the tokens. */
export const baseCss: string = source.replaceAll('\n', '');

const late = 'div[data-late]:not([style])';

/**
 * Until the style sheet is here, what it styles (`data-late`) is hidden. The first part without a height of its own is
 * not there at all, nor is what follows it: it would move once that part has its style. Pictures out of view, of the other
 * banners, wait as well: they would take half of the line from the largest one. The storefront's starter reads from the first
 * rule what is to be laid out later.
 */
export const lateCss = `${late},main :is(${late},:has(${late}))~*{display:none!important}[inert] img{display:none}[data-late]{visibility:hidden}div[data-late]{block-size:var(--reserved)}`;
