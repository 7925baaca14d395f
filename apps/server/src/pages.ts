export const HOME_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Buck Euchre</title>
  </head>
  <body>
    <main>
      <h1>Buck Euchre</h1>
      <p>A card game for four, each for themselves: 24 cards, five tricks, and the first to get down to zero wins.</p>
      <p>This server holds the rules of the game. Read them in <a href="/rules">the rulebook</a>.</p>
    </main>
  </body>
</html>
`;
