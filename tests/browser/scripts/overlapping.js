// Texts and icons of the head of the table that lie over those of its other parts.
() => {
  const range = document.createRange();
  function boxes(part) {
    const found = [...part.querySelectorAll("svg")].map((each) => ({ says: "icon", box: each.getBoundingClientRect() }));
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      if (texts.currentNode.parentElement.closest(".visually-hidden, .brand")) continue;
      range.selectNodeContents(texts.currentNode);
      for (const box of range.getClientRects()) found.push({ says: texts.currentNode.data.trim(), box });
    }
    return found.filter(({ box }) => box.width > 1);
  }
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const parts = [...document.querySelectorAll("header.top > *")].map(boxes);
  return parts.flatMap((part, at) =>
    parts.slice(at + 1).flatMap((other) =>
      part.flatMap((mine) => other.filter((each) => meet(mine.box, each.box)).map((each) => `${mine.says} | ${each.says}`)),
    ),
  );
}
