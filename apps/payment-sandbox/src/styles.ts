/** Styles of the payment page. */
export const styles = `
:root { color-scheme: light; font: 1rem/1.5 system-ui, sans-serif; color: #1c2430; background: #eef1f5; }
* { box-sizing: border-box; }
body { margin: 0; padding: 1rem; }
main { max-width: 30rem; margin: 0 auto; padding: 1.5rem; background: #fff; border-radius: 0.75rem; }
h1 { margin: 0 0 0.75rem; font-size: 1.5rem; line-height: 1.2; }
h2 { margin: 2rem 0 0.75rem; font-size: 1rem; }
p { margin: 0.5rem 0 1rem; }
.note { padding: 0.5rem 0.75rem; border-radius: 0.5rem; background: #fff3d6; color: #5c4200; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; margin: 1.5rem 0; }
dt { color: #4a5568; }
dd { margin: 0; text-align: end; overflow-wrap: anywhere; }
.amount { white-space: nowrap; font-size: 1.25rem; font-weight: 700; }
form { margin: 0.75rem 0 0; }
label { display: block; margin-bottom: 0.25rem; font-size: 0.875rem; }
button, select, .link { width: 100%; min-height: 3rem; padding: 0.5rem 1rem; border: 1px solid #7a8699; border-radius: 0.5rem; background: #fff; color: #1c2430; font: inherit; }
button, .link { cursor: pointer; text-align: center; }
select { margin-bottom: 0.5rem; }
.main { border-color: #14532d; background: #14532d; color: #fff; font-weight: 600; }
.link { display: block; text-decoration: none; }
.link:hover, button:hover { background: #e3e8ef; }
.main:hover { background: #0d3b20; }
:focus-visible { outline: 3px solid #1d4ed8; outline-offset: 2px; }
`;
