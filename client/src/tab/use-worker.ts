/** Sends requests and messages to the worker of this tab, before any other module sends one. */
import { setTransport } from "../app/transport";
import { connection } from "./connection";

setTransport(connection);
