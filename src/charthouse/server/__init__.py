"""The web application: tables that outlive the process, one log, one protocol."""
