import { scriptJson } from '@shop/contracts/script-json';
import { CONFIG_ELEMENT, type DeskConfig } from '../DeskConfig.ts';

interface DocumentParts {
  /** Addresses of the script and the style sheet. */
  script: string;
  sheet: string;
  config: DeskConfig;
}

/** The desk's one document. Its texts and its language come with the script. */
export function deskDocument({ script, sheet, config }: DocumentParts): string {
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>Desk</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${sheet}">
<script type="application/json" id="${CONFIG_ELEMENT}">${scriptJson(config)}</script>
<script type="module" src="${script}"></script>
</head>
<body><div id="desk"></div></body>
</html>
`;
}
