// For the command line of Hermes: the same program after what that lacks.
import "./hermes-command-line.js";
import "./program.js";
