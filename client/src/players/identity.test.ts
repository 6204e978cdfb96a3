import { expect, it } from "vitest";
import { identityOf } from "./identity";
import { prisonerName } from "./player-names";

it("keeps the name and the looks that were given", () => {
  expect(identityOf({ name: " Ana ", looks: "oz" })).toEqual({ name: "Ana", looks: "oz" });
  expect(identityOf({ name: "Ana", looks: "" })).toEqual({ name: "Ana", looks: "" });
});

it("gives someone without a name the prisoner of that name, so that no one else is called so", () => {
  expect(identityOf({ name: "", looks: "" })).toEqual({ name: prisonerName("moth"), looks: "moth" });
  expect(identityOf({ name: "", looks: "oz" })).toEqual({ name: prisonerName("oz"), looks: "oz" });
});

it("takes a prisoner that no one has", () => {
  expect(identityOf({ name: "", looks: "" }, ["moth", ""])).toEqual({ name: prisonerName("vesna"), looks: "vesna" });
  expect(identityOf({ name: "", looks: "oz" }, ["oz"])).toEqual({ name: prisonerName("moth"), looks: "moth" });
  expect(identityOf({ name: "Ana", looks: "oz" }, ["oz"])).toEqual({ name: "Ana", looks: "" });
});
