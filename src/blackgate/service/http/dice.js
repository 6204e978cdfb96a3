"use strict";
const $ = (id) => document.getElementById(id);
const table = location.pathname.split("/")[2];

function add(list, right, text) {
  const item = document.createElement("li");
  item.textContent = `${right ? "✓" : "✗"} ${text}`;
  list.push(item);
}

async function sha256(text) {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return "sha256:" + Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function check() {
  const found = [];
  const headers = $("key").value ? { authorization: `Bearer ${$("key").value.trim()}` } : {};
  const answer = await fetch(`/api/tables/${encodeURIComponent(table)}/verified`, { headers });
  const facts = await answer.json();
  if (!answer.ok) {
    add(found, false, facts.text);
    $("checks").replaceChildren(...found);
    return;
  }
  const { commit, nonces, seed, terms, game_commit } = facts.fairness;
  const [half, ...shares] = seed.split("+");
  add(found, (await sha256(half)) === commit, `The server's half of the seed is the one it committed to: ${commit}`);
  let announced = true;
  if (terms) {
    const promised = JSON.parse(terms);
    const right = (await sha256(terms)) === game_commit && promised.half === commit;
    add(found, right, `Settings, half and shares are those of the commitment to the game: ${game_commit}`);
    const hashes = await Promise.all(shares.map((share) => (share ? sha256(share) : "")));
    announced = hashes.every((hash, seat) => !hash || hash === promised.shares[seat]);
    promised.shares.forEach((hash, seat) => {
      if (hash && !shares[seat]) add(found, true, `Seat ${seat + 1} did not reveal its share in time: the dice were made without it.`);
    });
  }
  add(found, announced && JSON.stringify(shares) === JSON.stringify(nonces), "The seed holds one share per seat, and they are those of the players.");
  const noted = $("commit").value.trim().toLowerCase().replace(/^sha256:/, "");
  if (noted) add(found, (game_commit || commit) === `sha256:${noted}`, "It is the commitment you noted.");
  const own = $("nonce").value.trim();
  if (own) add(found, shares.includes(own), "Your share is in the seed.");
  add(found, facts.problem === null, facts.problem ?? "Every roll, every card and every shuffle follows from the seed.");
  $("checks").replaceChildren(...found);
  $("chance").replaceChildren(...facts.chance.map((line) => {
    const row = document.createElement("tr");
    for (const cell of [line.n, line.seat, line.move, line.out.join(", ")]) row.appendChild(document.createElement("td")).textContent = String(cell);
    return row;
  }));
}

$("form").onsubmit = (event) => { event.preventDefault(); check(); };
check();
